import { actionsBot } from '../../support/github-double/people.ts';
import type { Stage } from '../stage.ts';
import {
  adds,
  forbidden,
  message,
  opened,
  type Prepared,
  path,
  pushed,
  refuse,
  repaired,
  reviewed,
  row,
  type Section,
  textWith,
} from './row.ts';

const ofAFork = (stage: Stage, planted = 0) => adds(stage, planted, 'mallory');

function readOnly(stage: Stage, prepared: Prepared): Prepared {
  stage.github.faults.readOnly = true;
  return prepared;
}

async function ofDependabot(stage: Stage, planted: number): Promise<number> {
  await adds(stage, planted);
  return stage.github.openPull({ head: 'change', author: { login: 'dependabot[bot]', type: 'Bot' } });
}

export const tokens: Section = {
  title: 'Forks, Dependabot and other tokens',
  rows: [
    row('pull_request of a fork', 'read', 'all proven', async (stage) =>
      readOnly(stage, opened(stage, await ofAFork(stage))),
    ),
    row('pull_request of a fork', 'read', 'one planted hash', async (stage) =>
      readOnly(stage, opened(stage, await ofAFork(stage, 1))),
    ),
    row('pull_request of Dependabot', 'read', 'all proven', async (stage) =>
      readOnly(stage, opened(stage, await ofDependabot(stage, 0))),
    ),
    row('pull_request of Dependabot', 'read', 'one planted hash', async (stage) =>
      readOnly(stage, opened(stage, await ofDependabot(stage, 1))),
    ),
    row('pull_request_target of a fork', 'write', 'all proven', async (stage) =>
      opened(stage, await ofAFork(stage), { eventName: 'pull_request_target' }),
    ),
    row('pull_request_target of a fork', 'write', 'one planted hash', async (stage) =>
      opened(stage, await ofAFork(stage, 1), { eventName: 'pull_request_target' }),
    ),
    row('pull_request', 'none at all', 'one planted hash: a token is asked for', async (stage) =>
      opened(stage, await adds(stage, 1), { inputs: { 'github-token': '' } }),
    ),
    row('pull_request', 'does not see the repository', 'all proven', async (stage) => {
      const pull = await adds(stage);
      stage.github.faults.hidden = true;
      return opened(stage, pull);
    }),
    row('pull_request', 'reviews only', 'the comment is refused (403)', async (stage) => {
      const pull = await adds(stage, 1);
      refuse(stage, ['comment'], message(403, 'Resource not accessible by integration'));
      return opened(stage, pull);
    }),
    row('pull_request', 'comments only', 'the review is refused (403)', async (stage) => {
      const pull = await adds(stage, 1);
      refuse(stage, ['review'], message(403, 'Resource not accessible by integration'));
      return opened(stage, pull);
    }),
    row('pull_request', 'hides by 404', 'review and comment are refused (404)', async (stage) => {
      const pull = await adds(stage, 1);
      refuse(stage, ['review', 'comment'], message(404, 'Not Found'));
      return opened(stage, pull);
    }),
    row('pull_request', 'no pull requests', 'the look is refused', async (stage) => {
      const pull = await adds(stage, 1);
      refuse(stage, ['look'], forbidden(null));
      return opened(stage, pull);
    }),
    row('pull_request', 'no GraphQL', 'one planted hash: a clone is named', async (stage) => {
      const pull = await adds(stage, 1);
      stage.github.faults.noGraphQL = true;
      return opened(stage, pull);
    }),
    row('synchronize', 'no GraphQL', 'the comment of an earlier run stays as it is', async (stage) => {
      const pull = await reviewed(stage, 1);
      stage.github.faults.noGraphQL = true;
      stage.push({ [path]: await textWith(stage, 2) });
      return pushed(stage, pull);
    }),
    row('pull_request', 'no GraphQL for pull requests', 'the look is refused (403)', async (stage) => {
      const pull = await adds(stage, 1);
      refuse(stage, ['look'], message(403, 'no'));
      return opened(stage, pull);
    }),
    row(
      'synchronize',
      'closes nothing',
      'the thread of a removed hash stays open, and a notice says so',
      async (stage) => {
        const pull = await repaired(stage);
        refuse(stage, ['close'], forbidden({ c0: null, c1: null }));
        return pushed(stage, pull);
      },
    ),
    row('pull_request', 'write, as an app', 'one planted hash, reported before', async (stage) => {
      stage.github.viewer = { login: 'our-app[bot]', type: 'Bot' };
      return opened(stage, await reviewed(stage, 1));
    }),
    row('pull_request', 'write, as a person', 'one planted hash, reported before', async (stage) => {
      stage.github.viewer = { login: 'octocat', type: 'User' };
      return opened(stage, await reviewed(stage, 1));
    }),
    row('synchronize', 'write, another than before', 'names the comment of the other', async (stage) => {
      stage.github.viewer = { login: 'our-app[bot]', type: 'Bot' };
      const pull = await repaired(stage);
      stage.github.viewer = actionsBot;
      return pushed(stage, pull);
    }),
  ],
};
