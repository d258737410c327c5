/**
 * Prepares text from outside for one of our sentences: in double quotes, on one line, with control characters escaped, cut to a readable
 * length. The code that shows the sentence still escapes it for its channel.
 */
export declare function quoted(text: string): string;
