// undici describes its index alone; these are the files behind names that stand in it.

declare module 'undici/lib/api/index.js' {
  /** What the index gives to every dispatcher: `request`, `connect` and their like. */
  const api: object;
  export default api;
}

declare module 'undici/lib/core/connect.js' {
  export { buildConnector as default } from 'undici';
}

declare module 'undici/lib/dispatcher/dispatcher.js' {
  export { Dispatcher as default } from 'undici';
}

declare module 'undici/lib/dispatcher/env-http-proxy-agent.js' {
  export { EnvHttpProxyAgent as default } from 'undici';
}
