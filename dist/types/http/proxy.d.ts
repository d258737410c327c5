/** A proxy of the environment, as it may be shown: without user name and password. */
export interface NamedProxy {
    /** `proxy.example.com:3128` */
    readonly name: string;
    readonly variable: string;
}
type Environment = Readonly<Record<string, string | undefined>>;
/**
 * The proxy through which requests to this address go; `null` for a direct connection. It is the choice of undici's agent for the proxies of the
 * environment, told again because the agent does not tell it: `https_proxy` before `HTTPS_PROXY` before `http_proxy`, except for what `no_proxy` names.
 */
export declare function proxyFor({ protocol, hostname, port }: URL, environment: Environment): NamedProxy | null;
export declare function namesProxy(environment: Environment): boolean;
export {};
