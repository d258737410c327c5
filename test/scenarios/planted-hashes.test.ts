import { describe, expect, it } from 'vitest';
import { pullRequestEvent } from '../support/github-double/events.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedH1, plantedZh } from '../support/signed-registry/provider-package.ts';
import { type Stage, setStage } from './stage.ts';

const path = 'infra/.terraform.lock.hcl';

describe('a pull request that tampers with the entry of an unchanged version', () => {
  it.concurrent.for([
    { what: 'one zh', planted: plantedZh('scenario'), login: 'dependabot[bot]', type: 'Bot' },
    { what: 'one h1', planted: plantedH1('scenario'), login: 'octocat', type: 'User' },
  ])(
    'fails and names the line of $what, whoever opened it (T2, T3, T49)',
    async ({ planted, login, type }, test) => {
      const stage = await setStage(test);
      const { entry, hashes } = await honestEntry(stage);
      const head = lockFileText({ ...entry, hashes: [...hashes, planted] });
      const pull = stage.openPull({ [path]: lockFileText({ ...entry, hashes }) }, { [path]: head });

      const event = pullRequestEvent(stage.github, pull);
      const opened = (event.payload as { readonly pull_request: object }).pull_request;
      const payload = {
        ...event.payload,
        sender: { login, type },
        pull_request: { ...opened, user: { login, type } },
      };
      const env = { GITHUB_ACTOR: login, GITHUB_TRIGGERING_ACTOR: login };
      const run = await stage.run({ ...event, payload }, { env });
      expect(run.exitCode).toBe(1);
      expect(run.outputs).toMatchObject({ verdict: 'failed', unproven: '1' });
      const line = lineOf(head, planted);
      expect(run.report?.findings).toMatchObject([
        { rule: 'unproven-hash', severity: 'error', path, line, hash: planted },
      ]);
      expect(run.stdout).toContain(`::error title=Lockproof%3A unproven-hash,file=${path},line=${line}`);
      expect(stage.github.comments[0]?.body).toContain(`${path}:${line}`);
      expect(run.report?.changes[0]?.hashes.filter(({ proof }) => proof !== 'none')).toHaveLength(
        hashes.length,
      );
    },
  );
});

async function honestEntry({ registry }: Stage) {
  const published = await registry.publish({ namespace: 'hashicorp', type: 'null', version: '3.2.4' });
  const entry = { address: published.address, version: '3.2.4' };
  return { entry, hashes: [published.package('linux_amd64').h1.directory, ...published.zh] };
}

function lineOf(text: string, part: string): number {
  return text.split('\n').findIndex((line) => line.includes(part)) + 1;
}
