/** Asks for each key once and hands the same answer to everybody who asks again, also while the first question is under way. */
export function once<T>(): (key: string, ask: () => Promise<T>) => Promise<T> {
  const answers = new Map<string, Promise<T>>();
  return (key, ask) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = ask();
    answers.set(key, answer);
    return answer;
  };
}
