import { createReview } from '../../support/github-double/review-answers.ts';
import type { ReceivedRequest } from '../../support/github-double/world.ts';
import type { Stage } from '../stage.ts';
import {
  adds,
  message,
  path,
  pushed,
  refuse,
  reviewed,
  row,
  type Section,
  secondaryLimit,
  textWith,
} from './row.ts';

/** Another commit, and the comment of its run. */
function newerRun(stage: Stage): () => void {
  return () => {
    stage.push({ 'README.md': 'newer' });
    const [ours] = stage.github.comments;
    if (ours !== undefined) ours.body = ours.body.replace('❌', '✅');
  };
}

/** Another run of the same workflow for the same commit at this moment. */
function sameMoment(stage: Stage, pull: number): () => Promise<void> {
  return async () => {
    stage.github.faults.intercept = null;
    await stage.review(pull);
  };
}

export const severalRuns: Section = {
  title: 'Several runs on one pull request',
  rows: [
    row('synchronize', 'write', 'in order: the newer run comes second', async (stage) => {
      const pull = await reviewed(stage, 1);
      stage.push({ 'README.md': 'newer' });
      return pushed(stage, pull);
    }),
    row('synchronize', 'write', 'out of order: the newer run has written', async (stage) => {
      const pull = await adds(stage, 1);
      const late = pushed(stage, pull);
      stage.push({ [path]: await textWith(stage, 0) });
      await stage.review(pull);
      return late;
    }),
    row('synchronize', 'write', 'out of order: the newer run has not written yet', async (stage) => {
      const pull = await adds(stage, 1);
      const late = pushed(stage, pull);
      stage.push({ [path]: await textWith(stage, 0) });
      return late;
    }),
    row(
      'synchronize',
      'write',
      'the newer run writes while this one waits as GitHub asked',
      async (stage) => {
        const pull = await reviewed(stage, 1);
        stage.push({ [path]: await textWith(stage, 2) });
        refuse(stage, ['edit'], secondaryLimit(1), { times: 1, meanwhile: newerRun(stage) });
        return pushed(stage, pull);
      },
    ),
    row('synchronize', 'write', 'the newer run writes while this one waits after a 502', async (stage) => {
      const pull = await reviewed(stage, 1);
      stage.push({ [path]: await textWith(stage, 2) });
      refuse(stage, ['edit'], message(502, 'Server Error'), { times: 1, meanwhile: newerRun(stage) });
      return pushed(stage, pull);
    }),
    row(
      'synchronize',
      'write',
      'the newer run writes between review and comment of this one',
      async (stage) => {
        const pull = await reviewed(stage, 1);
        stage.push({ [path]: await textWith(stage, 2) });
        refuse(stage, ['review'], null, { times: 1, meanwhile: newerRun(stage) });
        return pushed(stage, pull);
      },
    ),
    row(
      'synchronize',
      'write',
      'two runs at the same moment created two comments: one is hidden',
      async (stage) => {
        const pull = await adds(stage);
        refuse(stage, ['comment'], null, { times: 1, meanwhile: sameMoment(stage, pull) });
        await stage.review(pull);
        stage.push({ 'README.md': 'more' });
        return pushed(stage, pull);
      },
    ),
    row(
      'synchronize',
      'write',
      'two runs at the same moment begin a thread: one is hidden',
      async (stage) => {
        const pull = await adds(stage, 1);
        const twice = (request: ReceivedRequest) => createReview(stage.github, request, pull);
        refuse(stage, ['review'], null, { times: 1, meanwhile: twice });
        return pushed(stage, pull);
      },
    ),
    row(
      'synchronize',
      'write',
      'somebody deletes the comment between the look and the write',
      async (stage) => {
        const pull = await reviewed(stage);
        stage.push({ 'README.md': 'more' });
        refuse(stage, ['edit'], null, { times: 1, meanwhile: () => stage.github.comments.splice(0) });
        return pushed(stage, pull);
      },
    ),
  ],
};
