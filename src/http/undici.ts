/*
 * The part of undici that connects and asks. Its index loads fetch, WebSockets, caches and mocks as well: two thirds of the time that loading
 * takes, at the start of every run that asks anybody, and half a megabyte of dist that nothing calls. One line here is the index's own: it gives
 * dispatchers what they ask each other for, a tunnel through a proxy for example.
 */
import api from 'undici/lib/api/index.js';
import buildConnector from 'undici/lib/core/connect.js';
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js';

Object.assign(Dispatcher.prototype, api);

export { buildConnector, EnvHttpProxyAgent };
