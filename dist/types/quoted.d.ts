/**
 * Text from outside inside one of our sentences: in double quotes, on one line, control characters escaped, cut to a length that a sentence
 * bears. Whoever shows the sentence still escapes it for its channel.
 */
export declare function quoted(text: string): string;
