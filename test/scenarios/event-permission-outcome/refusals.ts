import { createComment } from '../../support/github-double/comment-answers.ts';
import { adds, message, opened, rateLimit, refuse, row, type Section, secondaryLimit } from './row.ts';

const badMoment = message(502, 'Server Error');

export const refusals: Section = {
  title: 'Refusals and limits',
  rows: [
    row('pull_request', 'write', 'GitHub sees another diff (422)', async (stage) => {
      const pull = await adds(stage, 1);
      refuse(stage, ['review'], message(422, 'line must be part of the diff'));
      return opened(stage, pull);
    }),
    row('pull_request', 'write', 'GitHub refuses the comment (422)', async (stage) => {
      const pull = await adds(stage);
      refuse(stage, ['comment'], message(422, 'Validation Failed'));
      return opened(stage, pull);
    }),
    row('pull_request', 'write', 'the conversation is locked (403)', async (stage) => {
      const pull = await adds(stage, 1);
      refuse(stage, ['review', 'comment'], message(403, 'Unable to create comment because issue is locked.'));
      return opened(stage, pull);
    }),
    row('pull_request', 'write', 'secondary limit on the review: waits, looks, continues', async (stage) => {
      const pull = await adds(stage, 1);
      refuse(stage, ['review'], secondaryLimit(1), { times: 1 });
      return opened(stage, pull);
    }),
    row('pull_request', 'write', 'secondary limit on the comment: waits, looks, continues', async (stage) => {
      const pull = await adds(stage);
      refuse(stage, ['comment'], secondaryLimit(1), { times: 1 });
      return opened(stage, pull);
    }),
    row('pull_request', 'write', 'secondary limit on the comment, for an hour: gives up', async (stage) => {
      const pull = await adds(stage, 1);
      refuse(stage, ['comment'], secondaryLimit(3_600));
      return opened(stage, pull);
    }),
    row('pull_request', 'write', 'rate limit used up on the comment', async (stage) => {
      const pull = await adds(stage);
      refuse(stage, ['comment'], rateLimit(3_600));
      return opened(stage, pull);
    }),
    row(
      'pull_request',
      'write',
      'rate limit that has ended by the clock of the runner: four tries',
      async (stage) => {
        const pull = await adds(stage);
        refuse(stage, ['comment'], rateLimit(-3_600));
        return opened(stage, pull);
      },
    ),
    row('pull_request', 'write', 'rate limit used up on the look', async (stage) => {
      const pull = await adds(stage);
      refuse(stage, ['look'], rateLimit(3_600));
      return opened(stage, pull);
    }),
    row('pull_request', 'write', 'rate limit used up on reading', async (stage) => {
      const pull = await adds(stage);
      refuse(stage, ['tree'], rateLimit(3_600));
      return opened(stage, pull);
    }),
    row('pull_request', 'write', 'the budget of GraphQL is used up', async (stage) => {
      const pull = await adds(stage, 1);
      stage.github.budgets.graphql.used = 1_000;
      return opened(stage, pull);
    }),
    row('pull_request', 'write', 'the budget of REST is used up', async (stage) => {
      const pull = await adds(stage);
      stage.github.budgets.core.used = 1_000;
      return opened(stage, pull);
    }),
    row('pull_request', 'write', 'the budget of REST comes back in two seconds', async (stage) => {
      const pull = await adds(stage);
      Object.assign(stage.github.budgets.core, { used: 1_000, reset: Math.floor(Date.now() / 1_000) + 2 });
      return opened(stage, pull);
    }),
    row('pull_request', 'write', 'always 502 on the question for files: gives up', async (stage) => {
      const pull = await adds(stage);
      refuse(stage, ['files'], badMoment);
      return opened(stage, pull);
    }),
    row('pull_request', 'write', 'one failure (502) on the question for files', async (stage) => {
      const pull = await adds(stage);
      refuse(stage, ['files'], badMoment, { times: 1 });
      return opened(stage, pull);
    }),
    row('pull_request', 'write', 'one failure (502) on the comment: looks, tries again', async (stage) => {
      const pull = await adds(stage);
      refuse(stage, ['comment'], badMoment, { times: 1 });
      return opened(stage, pull);
    }),
    row('pull_request', 'write', 'one failure (502) on the look', async (stage) => {
      const pull = await adds(stage);
      refuse(stage, ['look'], badMoment, { times: 1 });
      return opened(stage, pull);
    }),
    row('pull_request', 'write', 'one failure (502) on reading', async (stage) => {
      const pull = await adds(stage);
      refuse(stage, ['merge base'], badMoment, { times: 1 });
      return opened(stage, pull);
    }),
    row('pull_request', 'write', 'always 502 on the comment: gives up', async (stage) => {
      const pull = await adds(stage);
      refuse(stage, ['comment'], badMoment);
      return opened(stage, pull);
    }),
    row(
      'pull_request',
      'write',
      'the comment is written and GitHub answers 502: not written twice',
      async (stage) => {
        const pull = await adds(stage);
        refuse(stage, ['comment'], badMoment, {
          times: 1,
          meanwhile: (request) => createComment(stage.github, request, pull),
        });
        return opened(stage, pull);
      },
    ),
  ],
};
