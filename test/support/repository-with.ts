import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { createRepository, type Repository } from './github-double/repository.ts';

/** Repositories without commits, with files in their working trees; gone after the tests of the file. */
export function openRepositories() {
  const repositories: Repository[] = [];
  afterAll(() => {
    for (const repository of repositories) repository.remove();
  });
  return {
    repositories,
    /** @returns its folder */
    repositoryWith(files: Readonly<Record<string, string>> = {}): string {
      const repository = createRepository();
      repositories.push(repository);
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(join(repository.directory, dirname(path)), { recursive: true });
        writeFileSync(join(repository.directory, path), text);
      }
      return repository.directory;
    },
  };
}

/** What `init` writes, without the commit, which `test/cli/init-pin` tests. */
export function withoutPin(text: string): string {
  return text.replace(/uses: lockproof.*$/m, 'uses: x').replace('ubuntu-slim', 'ubuntu-latest');
}
