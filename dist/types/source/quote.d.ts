/** A name from outside inside one of our sentences: in double quotes, controls escaped, at most 200 characters. */
export declare function quote(name: string): string;
