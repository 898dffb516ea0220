/** What launch.cjs offers to TypeScript. */
export const root: string
export function install(): void
export function findNode(): string
export function build(node: string): boolean
export function handOver(node: string, script: string, given: readonly string[]): void
