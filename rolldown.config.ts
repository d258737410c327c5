import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'rolldown';
import { bundledLicences } from './scripts/bundled-licences.ts';

const require = createRequire(import.meta.url);

/** A tenth of the time of the best quality, for a tenth more bytes. */
function packed(bytes: Uint8Array): Buffer {
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: window } = constants;
  return brotliCompressSync(bytes, { params: { [quality]: 9, [window]: 24 } });
}

/** The files beside the code: hcl2json's WASM, and the licences of the bundle. */
function companions(): Plugin {
  const modules: string[] = [];
  return {
    name: 'companions',
    writeBundle(options, bundle) {
      const dist = options.dir ?? 'dist';
      const hcl2json = dirname(require.resolve('@cdktf/hcl2json/package.json'));
      const grammar = gunzipSync(readFileSync(join(hcl2json, 'main.wasm.gz')));
      writeFileSync(join(dist, 'hcl2json', 'main.wasm.br'), packed(grammar));
      // LGPL: a separate file, so that a user can replace it with another build. Its licence is a supplement to the GPL, so both go with it.
      copyFileSync(join('node_modules', 'openpgp', 'LICENSE'), join(dist, 'openpgp.LICENSE'));
      copyFileSync(join('LICENSES', 'GPL-3.0.txt'), join(dist, 'openpgp.GPL-3.0.txt'));
      modules.push(...Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])));
      writeFileSync(join(dist, 'licenses.txt'), bundledLicences(modules));
      // Only the entries do something when they are loaded, so that a bundler takes nothing else of the library than what is used.
      const sideEffects = ['./action*.js', './cli*.js', './*-worker.js', './hcl2json/**'];
      writeFileSync(
        join(dist, 'package.json'),
        `${JSON.stringify({ type: 'module', sideEffects }, null, 2)}\n`,
      );
    },
  };
}

/** The tables of Unicode in tr46 are text of 215 kB, which is more than everything else that reads an address; packed, they are 33 kB. */
function packedTables(): Plugin {
  return {
    name: 'packed-tables',
    load(id) {
      const [, table] = /[\\/]tr46[\\/]lib[\\/](mappingTable|regexes)\.js(?:on)?$/.exec(id) ?? [];
      if (table === undefined) return null;
      const value: Record<string, RegExp> = require(id);
      const plain =
        table === 'mappingTable' ? value : Object.entries(value).map(([name, { source }]) => [name, source]);
      const packed = brotliCompressSync(JSON.stringify(plain)).toString('base64');
      const text = `process.getBuiltinModule('node:zlib').brotliDecompressSync(Buffer.from('${packed}', 'base64'))`;
      const read =
        table === 'mappingTable'
          ? `JSON.parse(${text})`
          : `Object.fromEntries(JSON.parse(${text}).map(([name, source]) => [name, new RegExp(source, 'u')]))`;
      return { code: `module.exports = ${read};\n`, moduleType: 'js' };
    },
  };
}

/** What libraries bring and nobody uses: hcl2json wants one function of fs-extra, and undici has its parser twice, HTTP/2, SOCKS, and ways to send a request that we do not use. The grammar is packed more tightly than its package has it. */
function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    resolveId(source, importer) {
      if (source === 'fs-extra') return { id: 'node:fs/promises', external: true };
      if (source === '../llhttp/llhttp_simd-wasm.js')
        return this.resolve('../llhttp/llhttp-wasm.js', importer, { skipSelf: true });
      return null;
    },
    transform(code, id) {
      if (
        /[\\/]undici[\\/]lib[\\/](?:dispatcher[\\/](?:client-h2|socks5-proxy-agent)|api[\\/]api-(?:pipeline|stream|upgrade))\.js$/.test(
          id,
        )
      )
        return 'module.exports = null;\n';
      if (!/[\\/]hcl2json[\\/]lib[\\/]bridge\.js$/.test(id)) return null;
      return code.replace('gunzipSync', 'brotliDecompressSync').replace('main.wasm.gz', 'main.wasm.br');
    },
  };
}

/** Of GitHub's routes only those that are called: the table of all has 80 kB. */
function calledRoutes(): Plugin {
  return {
    name: 'called-routes',
    async load(id) {
      if (!/[\\/]plugin-rest-endpoint-methods[\\/]dist-src[\\/]generated[\\/]endpoints\.js$/.test(id))
        return null;
      const { default: all } = await import(pathToFileURL(id).href);
      const texts = globSync('src/**/*.ts').map((file) => readFileSync(file, 'utf8'));
      const called = texts.flatMap((text) => text.match(/\boctokit\.rest\.\w+\.\w+/g) ?? []).toSorted();
      const routes: Record<string, Record<string, unknown>> = {};
      for (const [, , scope = '', name = ''] of called.map((call) => call.split('.')))
        routes[scope] = { ...routes[scope], [name]: all[scope][name] };
      return { code: `export default ${JSON.stringify(routes)};\n`, moduleType: 'js' };
    },
  };
}

/** zod shares its settings and its registry with every other copy in the process; ours keeps them to itself. */
function ownGlobals(): Plugin {
  return {
    name: 'own-globals',
    transform(code, id) {
      if (!/[\\/]node_modules[\\/]zod[\\/]/.test(id) || !code.includes('globalThis.__zod')) return null;
      return {
        code: `const __own = {};\n${code.replaceAll('globalThis', '__own')}`,
        map: null,
      };
    },
  };
}

/** The threads of extensions: an extension may be taken out. */
function workersOfExtensions(): Readonly<Record<string, string>> {
  const files = globSync('src/extensions/*/worker.ts');
  return Object.fromEntries(files.map((file) => [`${basename(dirname(file))}-worker`, file]));
}

/** hcl2json finds its WASM through `__dirname`, which a module does not have. */
const commonJsDirectory = [
  "import { dirname as __directoryOf } from 'node:path';",
  "import { fileURLToPath as __pathOf } from 'node:url';",
  'const __dirname = __directoryOf(__pathOf(import.meta.url));',
].join('\n');

export default defineConfig({
  platform: 'node',
  resolve: { symlinks: false },
  // Optional parts of libraries, for colours in their own logs: whether they are here depends on what else is installed.
  external: ['supports-color'],
  plugins: [companions(), packedTables(), leanLibraries(), calledRoutes(), ownGlobals()],
  // Of GitHub's toolkit only what is used: the rest has an HTTP client of its own, two copies of undici and one of octokit.
  treeshake: {
    moduleSideEffects: [{ test: /[\\/]node_modules[\\/]@actions[\\/]/, sideEffects: false }],
  },
  input: {
    action: 'src/action/entry.ts',
    cli: 'src/cli/entry.ts',
    index: 'src/index.ts',
    'hcl2json/lib/worker': 'src/hcl/worker.ts',
    'package-worker': 'src/package/worker.ts',
    ...workersOfExtensions(),
  },
  output: {
    dir: 'dist',
    format: 'esm',
    minify: false,
    // They are in src, and in the declarations.
    comments: { jsdoc: false },
    cleanDir: true,
    entryFileNames: '[name].js',
    banner: (chunk) => (chunk.name === 'hcl2json/lib/worker' ? commonJsDirectory : ''),
    chunkFileNames: ({ name, facadeModuleId }) => {
      const entry = /[\\/]src[\\/](action|cli)[\\/]main\.ts$/.exec(facadeModuleId ?? '');
      return entry === null ? `${name}.js` : `${entry[1]}-main.js`;
    },
    codeSplitting: {
      groups: [
        {
          // The version alone: `--version` loads nothing else.
          name: 'tool',
          test: /[\\/]src[\\/]tool\.ts$/,
          priority: 6,
        },
        {
          // What verifies attestations, loaded only where there is one: our part of it, which imports nothing else of ours, is a chunk of its own.
          name: 'sigstore-js',
          test: /[\\/]node_modules[\\/]@sigstore[\\/]/,
          priority: 6,
        },
        {
          // What fetches newer keys of Sigstore, loaded only where an attestation needs them.
          name: 'tuf-js',
          test: /[\\/]node_modules[\\/](?:tuf-js|@tufjs|@gar|debug|ms)[\\/]/,
          priority: 6,
        },
        {
          // What the threads for hashing share with the main thread: errors, and the account of the bytes.
          name: 'package-border',
          test: /[\\/]src[\\/]package[\\/](?:package-error|inflation)/,
          priority: 4,
        },
        {
          // The code that hashes a package: only threads and users of the library load it. The files excluded here are used elsewhere too,
          // and would bring their own imports.
          name: 'package',
          test: /[\\/]src[\\/]package[\\/](?!worker|hash-pool|package-filename)/,
          priority: 2,
        },
        {
          // The tables by which addresses beyond ASCII are read.
          name: 'idna',
          test: /[\\/]src[\\/]address[\\/]idna\.ts$/,
          priority: 4,
        },
        {
          // What users of the library take out of it alone: text to values, and back.
          name: 'values',
          test: /[\\/]src[\\/](?:(?:address|version|hcl|lockfile|extensions[\\/]configuration[\\/]requirements)[\\/](?!worker|read-configurations)|source[\\/]configuration-file\.ts|(?:distinct|errors|hash|memory|outcome|quoted|sha256)\.ts)/,
          priority: 3,
        },
        {
          // What the thread for configuration needs: half of its start would be the rest of the program. The thread may be taken out.
          name: 'around',
          test: /[\\/]src[\\/]extensions[\\/]configuration[\\/]root-modules\.ts$/,
          priority: 2,
        },
        {
          // Where revisions come from, and the network: the same for users of the library.
          name: 'sources',
          test: /[\\/]src[\\/](?:http[\\/](?!client\.ts)|source[\\/](?!github[\\/])|paths\.ts)/,
          priority: 1,
        },
        {
          // The code that all entries share, with its imports. GitHub's client is not among them: only a run that asks GitHub loads it.
          name: 'lockproof',
          test: /[\\/]src[\\/](?!action|cli|publish|extensions[\\/]provenance[\\/](?:sigstore|trusted-root\.json|tuf-root\.json)|hcl[\\/]worker|http[\\/]client\.ts|extensions[\\/]offline[\\/](?!index|reported|sealed)|extensions[\\/]notes[\\/]read-notes|policy[\\/]policy-file|package[\\/]worker|extensions[\\/]\w+[\\/]worker|source[\\/]github[\\/]octokit|node-version|exit-on-signal|require-node|index)/,
        },
      ],
    },
  },
});
