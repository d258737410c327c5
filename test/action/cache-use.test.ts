import { describe, expect, it } from 'vitest';
import { type CacheUse, cacheServices, cacheUse, type TriggeredRun } from '../../src/action/cache-use.ts';

const github = ['https://results-receiver.actions.githubusercontent.com/'];
const main = 'refs/heads/main';
const merge = 'refs/pull/7/merge';
const queue = 'refs/heads/gh-readonly-queue/main/pr-7-2ebead1';

function run(over: Partial<TriggeredRun> & Pick<TriggeredRun, 'eventName'>): TriggeredRun {
  return { ref: main, defaultBranch: 'main', baseBranch: null, ...over };
}

describe('what `cache: auto` does', () => {
  it.each<readonly [kind: CacheUse['kind'], why: string, TriggeredRun]>([
    ['read-and-keep', 'only who may push to main writes there', run({ eventName: 'push' })],
    ['read-and-keep', 'the same scope as a push', run({ eventName: 'workflow_dispatch' })],
    ['read-and-keep', 'runs on the default branch only', run({ eventName: 'schedule' })],
    [
      'read-and-keep',
      'so it is where the payload does not say so',
      run({ eventName: 'schedule', defaultBranch: null }),
    ],
    ['read', 'GitHub lets it write nothing', run({ eventName: 'pull_request_target', baseBranch: 'main' })],
    [
      'none',
      'reads what runs on its base keep, who may push there is unknown',
      run({ eventName: 'pull_request_target', baseBranch: 'next' }),
    ],
    [
      'none',
      'an old runner says the base is its ref',
      run({ eventName: 'pull_request_target', ref: 'refs/heads/next', baseBranch: 'next' }),
    ],
    ['none', 'the base is not known', run({ eventName: 'pull_request_target' })],
    [
      'none',
      'the pull request edits workflows that write to its own scope, which is read first',
      run({ eventName: 'pull_request', ref: merge, baseBranch: 'main' }),
    ],
    [
      'none',
      'a closed one has the base for its ref',
      run({ eventName: 'pull_request', ref: main, baseBranch: 'main' }),
    ],
    ['none', 'so with a pull request in the queue', run({ eventName: 'merge_group', ref: queue })],
    [
      'none',
      'whoever pushes the branch edits its workflows',
      run({ eventName: 'push', ref: 'refs/heads/feature' }),
    ],
    ['none', 'a tag is another scope', run({ eventName: 'push', ref: 'refs/tags/main' })],
    [
      'none',
      'a branch may be called like a ref',
      run({ eventName: 'push', ref: 'refs/heads/refs/heads/main' }),
    ],
    ['none', 'the default branch is not known', run({ eventName: 'push', defaultBranch: null })],
    [
      'none',
      'the workflow of a branch can be dispatched',
      run({ eventName: 'workflow_dispatch', ref: 'refs/heads/feature' }),
    ],
    ['none', 'not the default branch after all', run({ eventName: 'schedule', ref: 'refs/heads/feature' })],
    ['none', 'cascades from pull requests', run({ eventName: 'workflow_run' })],
    ['none', 'outsiders trigger it', run({ eventName: 'issue_comment' })],
    ['none', 'nothing is known of it', run({ eventName: 'an event of next year' })],
  ])('%s: %s', (kind, _why, triggered) => {
    expect(cacheUse('auto', triggered, github).kind).toBe(kind);
  });

  it.each([
    ['another server', ['https://github.example.com/_services/results/']],
    ['a service that the runner puts in the place of GitHub’s', ['http://127.0.0.1:4000/']],
    ['a name that only begins so', ['https://x.actions.githubusercontent.com.example.com/']],
    ['a name that only ends so', ['https://xactions.githubusercontent.com/']],
    ['no TLS', ['http://results-receiver.actions.githubusercontent.com/']],
    ['no address', ['results']],
    ['one of two', [...github, 'https://cache.example.com/']],
  ])('is nothing with %s', (_what, services) => {
    expect(cacheUse('auto', run({ eventName: 'push' }), services)).toEqual({
      kind: 'none',
      why: expect.stringContaining('github.com'),
    });
  });
});

describe('the user’s word', () => {
  it('`always` is read and kept in every event, and says what speaks against it', () => {
    const triggered = run({ eventName: 'pull_request', ref: merge });
    expect(cacheUse('always', triggered, ['https://cache.example.com/']).kind).toBe('read-and-keep');
    expect(cacheUse('always', triggered, github)).toEqual({
      kind: 'read-and-keep',
      why: 'the input `cache` is `always`, although the workflows of a pull request can write to the cache that its runs read',
    });
    expect(cacheUse('always', run({ eventName: 'push' }), github).why).toBe('the input `cache` is `always`');
  });

  it('`never` is never', () => {
    expect(cacheUse('never', run({ eventName: 'push' }), github).kind).toBe('none');
  });

  it('no service, no cache, whatever the word', () => {
    for (const choice of ['auto', 'always'] as const)
      expect(cacheUse(choice, run({ eventName: 'push' }), [])).toEqual({
        kind: 'none',
        why: 'this runner offers no cache service',
      });
  });

  it.each([
    [{}, []],
    [{ ACTIONS_RESULTS_URL: 'https://a/' }, []],
    [{ ACTIONS_RUNTIME_TOKEN: 't', ACTIONS_RESULTS_URL: '' }, []],
    [{ ACTIONS_RUNTIME_TOKEN: 't', ACTIONS_RESULTS_URL: 'https://a/' }, ['https://a/']],
    [
      { ACTIONS_RUNTIME_TOKEN: 't', ACTIONS_RESULTS_URL: 'https://a/', ACTIONS_CACHE_URL: 'https://b/' },
      ['https://a/', 'https://b/'],
    ],
  ])('a runner with %o offers %o', (env, services) => {
    expect(cacheServices(env)).toEqual(services);
  });
});
