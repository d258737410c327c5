import { describe, expect, it } from 'vitest';
import { releaseNotes } from '../scripts/release-notes.ts';

const changelog = `# Changelog

## 1.10.0 (not released)

- Not yet.

## 1.1.0

- Two.
- Three.

## 1.0.0 (2030-01-02)

- One.
`;

describe('the notes of a release', () => {
  it('are the section about its version', () => {
    expect(releaseNotes(changelog, '1.1.0')).toBe('- Two.\n- Three.\n');
    expect(releaseNotes(changelog, '1.0.0')).toBe('- One.\n');
  });

  it('are refused where the changelog says that the version is not released', () => {
    expect(() => releaseNotes(changelog, '1.10.0')).toThrow('CHANGELOG.md says that 1.10.0 is not released');
  });

  it.each(['1.1', '2.0.0', '', 'Changelog'])('are refused where it has no section about "%s"', (version) => {
    expect(() => releaseNotes(changelog, version)).toThrow('has no section');
  });
});
