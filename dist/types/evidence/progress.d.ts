/** Told what happens while evidence is gathered; every callback may be absent. What it does must not throw. */
export interface Progress {
    onVersionStart?(version: NamedVersion): void;
    onVersionEnd?(version: NamedVersion): void;
    /** A package is about to be downloaded because an h1 is still unexplained. */
    onDownloadStart?(download: NamedPackage): void;
    onDownloadEnd?(download: NamedPackage & {
        readonly bytes: number;
    }): void;
}
export interface NamedVersion {
    /** Canonical source address. */
    readonly address: string;
    readonly version: string;
}
export interface NamedPackage extends NamedVersion {
    readonly platform: string;
}
