import { tokensOf } from '../hcl/tokens.ts';

interface Comment {
  /** With the marks around it; comments that follow each other are one. */
  readonly text: string;
  readonly line: number;
}

/** The comments of a text in HCL's native syntax. Linear. */
export function commentsIn(text: string): readonly Comment[] {
  const comments: Comment[] = [];
  let [line, counted, before] = [1, 0, 0];
  for (const token of tokensOf(text)) {
    const between = text.slice(before, token.start);
    const start = before + between.search(/[^\s\ufeff]/);
    if (start >= before) {
      line += text.slice(counted, start).split('\n').length - 1;
      counted = start;
      comments.push({ text: between.trim(), line });
    }
    before = token.end;
  }
  return comments;
}

/** Whether a text may hold a hash: a scheme with part of a digest, or a whole one, in any encoding. */
export function mentionsHash(text: string): boolean {
  const visible = text.replace(/\p{Default_Ignorable_Code_Point}|[^\S \t\r\n]/gu, '');
  const readings = [
    visible.normalize('NFKC'),
    visible.normalize('NFKD').replace(/\p{M}/gu, ''),
    text.replace(/\P{ASCII}/gu, ''),
  ];
  return readings.some((plain) => likeHash.test(plain));
}

/** A scheme does not end a longer word ("step1:"). Only git writes a commit after the keyword `$Id$`. Each part begins where few characters do, so that ten megabytes of them take no minute. */
const likeHash =
  /(?<![0-9a-z])(?:h\d+|zh):[0-9a-z+/]{16}|(?<![0-9a-f])[0-9a-f]{64}|=(?<=[0-9a-z+/]{43}=)|\$Id: ?[0-9a-f]{40}/i;
