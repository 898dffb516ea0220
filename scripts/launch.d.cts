/** The types of launch.cjs. */
export const root: string
export function install(options: { readonly devTools: boolean }): void
export function findNode(): string
export function build(node: string): boolean
export function handOver(node: string, script: string, args: readonly string[]): void
export function runCommandLine(): void
