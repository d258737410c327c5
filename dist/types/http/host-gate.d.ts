/** Lets so many tasks run at a time for each host; the others wait their turn. */
export interface HostGate {
    pass<T>(host: string, task: () => Promise<T>): Promise<T>;
}
export declare function openHostGate(count: number): HostGate;
