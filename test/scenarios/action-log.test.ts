import { describe, expect, it } from 'vitest';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { publishEntry } from './honest-entry.ts';
import { setStage } from './stage.ts';

const path = 'app/.terraform.lock.hcl';

describe.concurrent('the log of the action ends with where to look, then the verdict and the exit code', () => {
  it.for([
    {
      what: 'proven',
      exitCode: 0,
      verdict:
        /^✅ Lockproof: new provider .*\. All 3 hashes are proven, signed with the publisher's own key · check its name letter by letter; exit code 0$/,
    },
    {
      what: 'planted',
      exitCode: 1,
      verdict: /^❌ Lockproof: do not merge\. One hash of .* is not in the signed release; exit code 1$/,
    },
    {
      what: 'incomplete',
      exitCode: 3,
      verdict: /^⚠️ Lockproof: not fully checked\. localhost:9 refused the connection; exit code 3$/u,
    },
  ])('$what', async ({ what, exitCode, verdict }, test) => {
    const stage = await setStage(test);
    const { entry, text } = await publishEntry(stage.registry);
    const head =
      what === 'planted' ? lockFileText({ ...entry, hashes: [...entry.hashes, plantedZh('log')] }) : text;
    const down = what === 'incomplete';
    const pull = stage.openPull(
      { 'README.md': 'one\n' },
      { [path]: down ? head.replaceAll(stage.registry.host, 'localhost:9') : head },
    );
    // The action of a fork is not in npm's registry under our name.
    const env = {
      GITHUB_ACTION_REPOSITORY: down ? 'example/lockproof' : 'lockproof/lockproof',
      GITHUB_ACTION_REF: 'v9',
      // Packages are in the folder of the runner, which it empties.
      TMPDIR: '/nowhere/at/all',
    };
    const { host, serviceUrl } = stage.registry;
    const registries = down ? 'localhost:9' : `${host}=${serviceUrl}`;
    const inputs = { registries, 'lock-files': "**/.terraform.lock.hcl\nit's/*", config: 'policy.yml' };
    stage.repository.commit({ 'policy.yml': 'fail-on: error\n' }, 'Policy');
    const run = await stage.review(pull, { env, inputs });

    const lines = run.stdout.trimEnd().split('\n');
    expect(run.exitCode).toBe(exitCode);
    expect(lines.at(-1)).toMatch(verdict);
    expect(lines.at(-2)).toBe(
      `Where to look: comment ${run.outputs['comment-url']}, job summary https://github.com/octo-org/infrastructure/actions/runs/1, JSON report ${run.outputs.report}`,
    );
    const from = down ? 'example' : 'lockproof';
    expect(run.summary?.replaceAll(/[0-9a-f]{40}/g, 'SHA')).toContain(
      [
        `\ntest -d ../lockproof-v9 || git clone --quiet https://github.com/${from}/lockproof ../lockproof-v9`,
        'git -C ../lockproof-v9 checkout --quiet v9',
        'node ../lockproof-v9/dist/cli.js review --base SHA --head SHA ',
      ].join(' &&\n'),
    );
    expect(run.summary).toContain(
      ` --lock-files '**/.terraform.lock.hcl' --lock-files 'it'\\''s/*' --config policy.yml --registries ${registries}\n`,
    );
  });
});
