/* Loaded before a program (`node --import`): the program ends as soon as it looks a name up or opens a socket. */

import dgram from 'node:dgram';
import dns from 'node:dns';
import { writeSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

/** @param {string} what */
function refuse(what) {
  return () => {
    writeSync(2, `the network is cut, and the program asked for ${what}\n`);
    process.exit(97);
  };
}

net.Socket.prototype.connect = refuse('a connection');
dgram.createSocket = refuse('a datagram');
dns.lookup = refuse('an address');
dns.promises.lookup = refuse('an address');
syncBuiltinESMExports();
