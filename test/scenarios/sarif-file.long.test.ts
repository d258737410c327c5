import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { expectSarif } from '../support/sarif-schema.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { publishEntry } from './honest-entry.ts';
import { annotationsIn } from './run-log.ts';
import { type Stage, setStage } from './stage.ts';

const app = 'app/.terraform.lock.hcl';
const planted = plantedZh('sarif');

interface Scene {
  readonly stage: Stage;
  readonly workspace: string;
  review(sarifFile: string): ReturnType<Stage['review']>;
}

async function scene(): Promise<Scene> {
  const stage = await setStage();
  const { entry, text } = await publishEntry(stage.registry);
  const pull = stage.openPull(
    { [app]: text },
    { [app]: lockFileText({ ...entry, hashes: [...entry.hashes, planted] }) },
  );
  const root = mkdtempSync(join(tmpdir(), 'lockproof-sarif-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const [workspace, temporary] = [join(root, 'workspace'), join(root, 'temporary')];
  for (const folder of [workspace, temporary]) mkdirSync(folder);
  const env = { GITHUB_WORKSPACE: workspace, RUNNER_TEMP: temporary };
  return {
    stage,
    workspace,
    review: (sarifFile) => stage.review(pull, { inputs: { 'sarif-file': sarifFile }, env }),
  };
}

function resultsIn(path: string): readonly { readonly ruleId: string }[] {
  const log = JSON.parse(readFileSync(path, 'utf8'));
  expectSarif(log);
  return log.runs[0].results;
}

describe('the input sarif-file', () => {
  it('writes the findings beside comment, summary and report, into a folder that it makes', async () => {
    const { review, workspace, stage } = await scene();
    const run = await review('reports/code scanning/lockproof.sarif');
    const path = join(workspace, 'reports/code scanning/lockproof.sarif');
    expect(run.exitCode).toBe(1);
    expect(run.outputs.sarif).toBe(path);
    expect(resultsIn(path).map(({ ruleId }) => ruleId)).toEqual(run.report?.findings.map(({ rule }) => rule));
    expect(stage.github.comments).toHaveLength(1);
    expect(run.stdout).toContain(`SARIF ${path}`);
  });

  it('says so where it can no longer be written, and delivers everything else', async () => {
    const { review, workspace, stage } = await scene();
    const folder = join(workspace, 'reports');
    stage.registry.override(/\.well-known/, (_request, response) => {
      rmSync(folder, { recursive: true });
      const { contentType = '', body = '' } = stage.registry.stored('/.well-known/terraform.json') ?? {};
      response.writeHead(200, { 'content-type': contentType }).end(body);
    });
    const run = await review('reports/x.sarif');
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ sarif: '', verdict: 'failed' });
    expect(stage.github.comments).toHaveLength(1);
    expect(run.summary).toContain('do not merge');
    expect(annotationsIn(run.stdout)).toContainEqual(
      expect.objectContaining({
        level: 'error',
        message: expect.stringContaining('The SARIF file could not be written'),
      }),
    );
  });
});
