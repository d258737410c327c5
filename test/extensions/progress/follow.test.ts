import { describe, expect, it } from 'vitest';
import { screenOf } from '../../../src/cli/session.ts';
import { atTerminal } from '../../../src/extensions/progress/at-terminal.ts';
import { type Clock, followRun } from '../../../src/extensions/progress/follow.ts';
import { inLog } from '../../../src/extensions/progress/in-log.ts';
import { type Account, progressParts } from '../../../src/extensions/progress/words.ts';

/** A clock that a test moves. */
function handMoved(): Clock & { move(milliseconds: number): void } {
  let at = 1_000_000;
  let timers: { due: number; readonly milliseconds: number; readonly work: () => void }[] = [];
  return {
    now: () => at,
    every(milliseconds, work) {
      const timer = { due: at + milliseconds, milliseconds, work };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    move(milliseconds) {
      const end = at + milliseconds;
      for (;;) {
        const [next] = timers.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due);
        if (next === undefined) break;
        at = next.due;
        next.due += next.milliseconds;
        next.work();
      }
      at = end;
    },
  };
}

const aws = { address: 'registry.terraform.io/hashicorp/aws', version: '6.1.0' };
const linux = { ...aws, platform: 'linux_amd64' };
const mac = { ...aws, platform: 'darwin_arm64' };

describe('a run that is followed', () => {
  it('shows nothing before the first interval, then asks and downloads; nothing after its end', () => {
    const time = handMoved();
    const shown: string[] = [];
    const show = (account: Parameters<typeof progressParts>[0]) =>
      shown.push(progressParts(account).join(', '));
    const { progress, end } = followRun({ interval: 10_000, show, clock: time });
    time.move(9_999);
    expect(shown).toEqual([]);
    progress.onVersionsPlanned?.(2);
    time.move(1);
    progress.onVersionAnswered();
    progress.onVersionAnswered();
    progress.onDownloadsPlanned?.({ packages: 2, bytes: 200e6, unsized: 0 });
    progress.onDownloadStart?.({ ...linux, size: 40e6 });
    time.move(10_000);
    progress.onDownloadProgress?.({ ...linux, received: 50e6, size: 100e6 });
    time.move(10_000);
    progress.onDownloadEnd?.({ ...linux, bytes: 100e6 });
    time.move(10_000);
    end();
    time.move(60_000);
    expect(shown).toEqual([
      '0 of 2 provider versions looked up, 10 s so far',
      '0 of 2 packages, 0 of 190.7 MiB, 20 s so far',
      '0 of 2 packages, 47.7 of 190.7 MiB, 30 s so far',
      '1 of 2 packages, 47.7 of 190.7 MiB, 40 s so far',
    ]);
  });

  it.each<[string, (tell: ReturnType<typeof openFollowed>['progress']) => void, Partial<Account>]>([
    [
      'without any size there is no expectation',
      (tell) => {
        tell.onDownloadsPlanned?.({ packages: 4, bytes: 0, unsized: 4 });
        tell.onDownloadProgress?.({ ...linux, received: 10, size: null });
      },
      { packages: { done: 0, all: 4 }, received: 10, expected: null },
    ],
    [
      'a download that begins anew counts once',
      (tell) => {
        tell.onDownloadsPlanned?.({ packages: 1, bytes: 100, unsized: 0 });
        tell.onDownloadProgress?.({ ...linux, received: 90, size: 100 });
        tell.onDownloadProgress?.({ ...linux, received: 0, size: 100 });
        tell.onDownloadProgress?.({ ...linux, received: 20, size: 100 });
      },
      { packages: { done: 0, all: 1 }, received: 20, expected: 100 },
    ],
    [
      'more packages than planned are counted as they come',
      (tell) => {
        tell.onDownloadsPlanned?.({ packages: 1, bytes: 100, unsized: 0 });
        tell.onDownloadProgress?.({ ...linux, received: 100, size: 100 });
        tell.onDownloadEnd?.({ ...linux, bytes: 100 });
        tell.onDownloadProgress?.({ ...mac, received: 5, size: 80 });
      },
      { packages: { done: 1, all: 2 }, received: 105, expected: 180 },
    ],
  ])('%s', (_, happen, expected) => {
    const followed = openFollowed();
    happen(followed.progress);
    expect(followed.work()).toMatchObject(expected);
  });

  function openFollowed() {
    const time = handMoved();
    const seen: Account[] = [];
    const { progress } = followRun({ interval: 1, show: (account) => seen.push(account), clock: time });
    return {
      progress,
      work() {
        time.move(1);
        return seen.at(-1);
      },
    };
  }
});

describe('the log of the command line', () => {
  it('gets nothing after a run that failed, and so did not end', () => {
    const time = handMoved();
    const lines: string[] = [];
    const screen = screenOf({
      env: {},
      streams: { stdout: { write() {} }, stderr: { write: (text) => lines.push(text) } },
    });
    const { close } = atTerminal(screen, { write() {} }, time);
    close();
    time.move(60_000);
    expect(lines).toEqual([]);
  });

  it.each([
    ['is not a terminal', { isTTY: false }, {}],
    ['is a terminal of CI', { isTTY: true }, { CI: 'true' }],
    ['is a terminal that cannot write a line again', { isTTY: true }, { TERM: 'dumb' }],
  ])('gets one line every ten seconds where standard error %s', (_, stream, env) => {
    const time = handMoved();
    const [stdout, stderr] = [[] as string[], [] as string[]];
    const streams = {
      stdout: { ...stream, write: (text: string) => stdout.push(text) },
      stderr: { ...stream, write: (text: string) => stderr.push(text) },
    };
    const { progress, say, end } = atTerminal(screenOf({ env, streams }), streams.stderr, time);
    progress.onVersionsPlanned?.(1);
    progress.onDownloadsPlanned?.({ packages: 2, bytes: 2 * 1024 ** 3, unsized: 0 });
    say('A notice.');
    progress.onDownloadProgress?.({ ...linux, received: 0, size: 1024 ** 3 });
    time.move(10_000);
    progress.onDownloadProgress?.({ ...linux, received: 512 * 1024 ** 2, size: 1024 ** 3 });
    time.move(19_999);
    end();
    time.move(10_000);
    expect(stdout).toEqual([]);
    expect(stderr).toEqual([
      '2 packages to download, 2 GiB.\n',
      'A notice.\n',
      '0 of 2 packages, 0 of 2 GiB, 10 s so far\n',
      '0 of 2 packages, 0.5 of 2 GiB, 20 s so far\n',
    ]);
  });
});

it('the log of the action gets one line every ten seconds between those of its steps', () => {
  const time = handMoved();
  const lines: string[] = [];
  const begin = (phase: string) => void lines.push(`# ${phase}`);
  const output = { kind: 'log', begin } as const;
  const { progress, end } = inLog(
    { environment: {}, output, say: (line) => void lines.push(line) },
    begin,
    time,
  );
  progress.onVersionsPlanned?.(2);
  progress.onVersionStart?.(aws);
  time.move(10_000);
  progress.onVersionAnswered?.(aws);
  time.move(10_000);
  progress.onDownloadsPlanned?.({ packages: 1, bytes: 0, unsized: 1 });
  progress.onDownloadStart?.({ ...linux, size: 40e6 });
  progress.onDownloadProgress?.({ ...linux, received: 10e6, size: 40e6 });
  time.move(10_000);
  progress.onDownloadEnd?.({ ...linux, bytes: 40e6 });
  end();
  time.move(10_000);
  expect(lines).toEqual([
    '# Asking the registries',
    'Asking about registry.terraform.io/hashicorp/aws 6.1.0',
    '0 of 2 provider versions looked up, 10 s so far',
    '1 of 2 provider versions looked up, 20 s so far',
    '1 package to download',
    'Downloading the linux_amd64 package of registry.terraform.io/hashicorp/aws 6.1.0, 38.1 MiB',
    '0 of 1 package, 9.5 of 38.1 MiB, 30 s so far',
    'Downloaded the linux_amd64 package of registry.terraform.io/hashicorp/aws 6.1.0: 38.1 MiB',
  ]);
});
