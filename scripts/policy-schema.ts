import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { allSettings, rules } from '../src/extensions/index.ts';
import { policySchema } from '../src/policy/policy-file.ts';

/** Writes `docs/lockproof.schema.json`, the schema of the policy file for editors. With `--check` it only reports whether the file is right. */
const path = 'docs/lockproof.schema.json';
const schema = z.toJSONSchema(policySchema(allSettings, rules), { io: 'input', target: 'draft-7' });
const wanted = `${JSON.stringify({ title: 'Lockproof policy', ...schema }, null, 2)}\n`;

if (!process.argv.includes('--check')) writeFileSync(path, wanted);
else if (existsSync(path) && readFileSync(path, 'utf8') === wanted)
  console.log(`${path} is the schema of the policy`);
else {
  console.error(`${path} is not the schema of the policy: run \`npm run docs\``);
  process.exitCode = 1;
}
