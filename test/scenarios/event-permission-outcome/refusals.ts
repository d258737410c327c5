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
    ...[
      'Unable to create comment because issue is locked.',
      'Commenting is disabled on issues with more than 2500 comments',
    ].map((text) =>
      row('pull_request', 'write', `${text} (403)`, async (stage) => {
        const pull = await adds(stage, 1);
        refuse(stage, ['review', 'comment'], message(403, text));
        return opened(stage, pull);
      }),
    ),
    row('pull_request', 'write', 'secondary limit on the review: waits, looks, continues', async (stage) => {
      const pull = await adds(stage, 1);
      refuse(stage, ['review'], secondaryLimit(1), { times: 1 });
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
    row('pull_request', 'write', 'always 502 on the comment: gives up', async (stage) => {
      const pull = await adds(stage);
      refuse(stage, ['comment'], badMoment);
      return opened(stage, pull);
    }),
  ],
};
