/** A proxy of the environment, as it may be shown: without user name and password. */
export interface NamedProxy {
    /** `proxy.example.com:3128` */
    readonly name: string;
    readonly variable: string;
}
type Environment = Readonly<Record<string, string | undefined>>;
/** The proxy of the environment as undici's agent takes it; empty: none. As in Go, `HTTP_PROXY` is not for https, and every request is https. @throws UserError for a value that is no address */
export declare function proxiesIn(environment: Environment): {
    httpProxy: string;
    httpsProxy: string;
    noProxy: string;
    token?: string;
};
/** The proxy for an address by the rules of undici's agent, which does not tell; `null`: none. */
export declare function proxyFor({ protocol, hostname, port }: URL, environment: Environment): NamedProxy | null;
export declare function namesProxy(environment: Environment): boolean;
export {};
