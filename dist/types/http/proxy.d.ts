/** A proxy of the environment, as it may be shown: without user name and password. */
export interface NamedProxy {
    /** `proxy.example.com:3128` */
    readonly name: string;
    readonly variable: string;
}
type Environment = Readonly<Record<string, string | undefined>>;
/** The proxy for an address by the rules of undici's agent, which does not tell; `null`: none. */
export declare function proxyFor({ protocol, hostname, port }: URL, environment: Environment): NamedProxy | null;
export declare function namesProxy(environment: Environment): boolean;
export {};
