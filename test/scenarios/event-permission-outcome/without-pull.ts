import {
  dispatchEvent,
  mergeGroupEvent,
  noCommit,
  pushEvent,
  scheduleEvent,
} from '../../support/github-double/events.ts';
import type { Stage } from '../stage.ts';
import { adds, path, row, type Section, textWith } from './row.ts';

const tips = ({ repository }: Stage) => ({
  main: repository.git(['rev-parse', 'main']),
  change: repository.git(['rev-parse', 'change']),
});

async function merging(stage: Stage, planted: number) {
  await adds(stage, planted);
  const { main, change } = tips(stage);
  return { event: mergeGroupEvent(stage.github, main, change) };
}

async function onMain(stage: Stage, planted: number): Promise<Stage['github']> {
  stage.repository.commit({ [path]: await textWith(stage, planted) }, 'All');
  return stage.github;
}

export const withoutPull: Section = {
  title: 'Events without a pull request',
  rows: [
    row('merge_group', 'write', 'all proven', (stage) => merging(stage, 0)),
    row('merge_group', 'write', 'one planted hash', (stage) => merging(stage, 1)),
    row('push', 'read', 'one planted hash', async (stage) => {
      await adds(stage, 1);
      const { main, change } = tips(stage);
      return { event: pushEvent(stage.github, main, change) };
    }),
    row('push', 'read', 'a branch is created: every lock file', async (stage) => {
      await adds(stage, 0);
      return { event: pushEvent(stage.github, noCommit, tips(stage).change, 'refs/heads/change') };
    }),
    row('push', 'read', 'a branch is deleted', async (stage) => {
      await adds(stage, 0);
      return { event: pushEvent(stage.github, tips(stage).change, noCommit, 'refs/heads/change') };
    }),
    row('schedule', 'read', 'every lock file is proven', async (stage) => ({
      event: scheduleEvent(await onMain(stage, 0)),
    })),
    row('schedule', 'read', 'a planted hash that nobody touched', async (stage) => ({
      event: scheduleEvent(await onMain(stage, 1)),
    })),
    row('workflow_dispatch', 'read', 'no revision given: every lock file', async (stage) => ({
      event: dispatchEvent(await onMain(stage, 0)),
    })),
    row('workflow_dispatch', 'read', 'base and head given', async (stage) => {
      await adds(stage, 1);
      return { event: dispatchEvent(stage.github), settings: { inputs: { base: 'main', head: 'change' } } };
    }),
    row('workflow_dispatch', 'read', 'only head given: every lock file there', async (stage) => {
      await adds(stage, 1);
      return { event: dispatchEvent(stage.github), settings: { inputs: { head: 'change' } } };
    }),
    row('workflow_dispatch', 'read', 'a base that does not exist', async (stage) => {
      await adds(stage, 1);
      return { event: dispatchEvent(stage.github), settings: { inputs: { base: 'gone', head: 'change' } } };
    }),
    row('issues', 'read', 'an event that names no commits', async (stage) => {
      await adds(stage, 1);
      return { event: { eventName: 'issues', payload: {} } };
    }),
  ],
};
