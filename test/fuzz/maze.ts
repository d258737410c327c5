import { Broken, type Target } from '../../fuzz/target.ts';

/** A target whose only fault is behind five doors: nobody guesses the word, but each door that opens is new code. */
export const maze: Target = {
  name: 'maze',
  seeds: () => [Buffer.from('......')],
  tokens: Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  mostBytes: 16,
  mostTime: 10_000,
  covers: ['/test/fuzz/maze.ts'],
  run(input) {
    const text = Buffer.from(input).toString('latin1');
    if (text[0] === 'F') {
      if (text[1] === 'O') {
        if (text[2] === 'U') {
          if (text[3] === 'N') {
            if (text[4] === 'D') {
              throw new Broken('the way through the maze is found');
            }
          }
        }
      }
    }
  },
};

/** The same without guidance. */
export const dark: Target = { ...maze, covers: [] };
