import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';
import { bundledLicences } from './scripts/bundled-licences.ts';

const require = createRequire(import.meta.url);

/** The files beside the code: hcl2json's WASM, the licences of the bundle, and the rules' pages for `lockproof explain`. */
function companions(): Plugin {
  const modules: string[] = [];
  return {
    name: 'companions',
    writeBundle(options, bundle) {
      const dist = options.dir ?? 'dist';
      mkdirSync(join(dist, 'hcl2json'), { recursive: true });
      const hcl2json = dirname(require.resolve('@cdktf/hcl2json/package.json'));
      copyFileSync(join(hcl2json, 'main.wasm.gz'), join(dist, 'hcl2json', 'main.wasm.gz'));
      // LGPL: a separate file, so that a user can replace it with another build. Its licence is a supplement to the GPL, so both go with it.
      copyFileSync(join('node_modules', 'openpgp', 'LICENSE'), join(dist, 'openpgp.LICENSE'));
      copyFileSync(join('LICENSES', 'GPL-3.0.txt'), join(dist, 'openpgp.GPL-3.0.txt'));
      cpSync(join('docs', 'rules'), join(dist, 'rules'), { recursive: true });
      modules.push(...Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])));
      writeFileSync(join(dist, 'licenses.txt'), bundledLicences(modules));
      writeFileSync(join(dist, 'package.json'), '{\n  "type": "module"\n}\n');
    },
  };
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
  plugins: [companions()],
  input: {
    action: 'src/action/entry.ts',
    cli: 'src/cli/entry.ts',
    index: 'src/index.ts',
    'hcl2json/lib/worker': 'src/hcl/worker.ts',
    'package-worker': 'src/package/worker.ts',
  },
  output: {
    dir: 'dist',
    format: 'esm',
    minify: false,
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
          priority: 3,
        },
        {
          // What verifies attestations, loaded only where there is one: our part of it, which imports nothing else of ours, is a chunk of its own.
          name: 'sigstore-js',
          test: /[\\/]node_modules[\\/]@sigstore[\\/]/,
          priority: 3,
        },
        {
          // What `lockproof trusted-root` alone loads.
          name: 'tuf-js',
          test: /[\\/]node_modules[\\/](?:tuf-js|@tufjs|@gar|debug|ms)[\\/]/,
          priority: 3,
        },
        {
          // The errors that the threads for hashing share with the main thread.
          name: 'package-border',
          test: /[\\/]src[\\/]package[\\/]package-error/,
          priority: 2,
        },
        {
          // The code that hashes a package: only threads and users of the library load it. The files excluded here are used elsewhere too,
          // and would bring their own imports.
          name: 'package',
          test: /[\\/]src[\\/]package[\\/](?!worker|hash-pool|hash-folder|package-filename)/,
          priority: 1,
        },
        {
          // The code that all entries share, with its imports. GitHub's client is not among them: only a run that asks GitHub loads it.
          name: 'lockproof',
          test: /[\\/]src[\\/](?!action|cli|publish|extensions[\\/]provenance[\\/](?:sigstore|trusted-root\.json|tuf-root\.json)|hcl[\\/]worker|http[\\/]client\.ts|extensions[\\/]receipts[\\/]cyclonedx|extensions[\\/]offline[\\/](?!index|reported|sealed)|policy[\\/]policy-file|package[\\/](worker|hash-folder)|source[\\/]github[\\/]octokit|node-version|exit-on-signal|require-node|index)/,
        },
      ],
    },
  },
});
