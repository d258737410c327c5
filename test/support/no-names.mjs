/* Loaded before a program (`node --import`): DNS has no name, except that of this machine. */

import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';

const { lookup } = dns;
const unknown = (name) => Object.assign(new Error(name), { code: 'ENOTFOUND' });
dns.lookup = (name, ...more) => (name === 'localhost' ? lookup(name, ...more) : more.at(-1)(unknown(name)));
syncBuiltinESMExports();
