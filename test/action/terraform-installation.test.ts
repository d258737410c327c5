import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { terraformInstallation } from '../../src/action/terraform-installation.ts';

const text = 'provider_installation {\n  network_mirror {\n    url = "https://mirror.example.com/"\n  }\n}\n';
let top: string;
let workspace: string;

beforeAll(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'lockproof-runner-')));
  workspace = join(top, 'workspace');
  mkdirSync(workspace);
  for (const folder of [top, workspace]) writeFileSync(join(folder, 'my.tfrc'), text);
});
afterAll(() => rmSync(top, { recursive: true, force: true }));

function read(env: Readonly<Record<string, string>>) {
  const notices: string[] = [];
  const installation = terraformInstallation(env, (notice) => notices.push(notice));
  return { methods: installation?.methods.length ?? 0, notices };
}

describe('the mirrors of a workflow', () => {
  it('come from a file outside the workspace', () => {
    const env = { TF_CLI_CONFIG_FILE: join(top, 'my.tfrc'), GITHUB_WORKSPACE: workspace };
    expect(read(env)).toEqual({ methods: 1, notices: [] });
  });

  it.each([
    [
      'in the workspace',
      () => ({ TF_CLI_CONFIG_FILE: join(workspace, 'my.tfrc'), GITHUB_WORKSPACE: workspace }),
    ],
    [
      'anywhere where nobody says what the workspace is',
      () => ({ TF_CLI_CONFIG_FILE: join(top, 'my.tfrc') }),
    ],
    ['that cannot be read', () => ({ TF_CLI_CONFIG_FILE: join(top, 'none'), GITHUB_WORKSPACE: workspace })],
  ])('do not come from a file %s, and a notice says so', (_name, env) => {
    expect(read(env())).toEqual({ methods: 0, notices: [expect.any(String)] });
  });

  it('are none where no file is named', () => {
    expect(read({ GITHUB_WORKSPACE: workspace })).toEqual({ methods: 0, notices: [] });
  });
});
