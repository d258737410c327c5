// undici has types for its index only. These are the types of the files behind some of its names.

declare module 'undici/lib/api/index.js' {
  /** The methods that the index gives to every dispatcher: `request`, `connect` and others. */
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

declare module 'undici/lib/dispatcher/pool.js' {
  export { Pool as default } from 'undici';
}
