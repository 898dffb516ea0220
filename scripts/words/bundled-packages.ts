export interface BundledPackages {
  readonly packages: readonly string[]
  /** Build tools that add some of their own code to the programs; their dependencies do not. */
  readonly buildTools: readonly string[]
  /** Copies of the licences of build tools whose output is committed, so that the build does not need them. */
  readonly licenceCopies?: Readonly<Record<string, string>>
}

/**
 * The packages whose code, fonts or styles are in the built programs, by their names in package.json. All packages are
 * development dependencies: the programs are bundled, so a user of the npm package installs none of them.
 */
export const BUNDLED: BundledPackages = {
  packages: [
    '@fastify/cookie',
    '@fastify/helmet',
    '@fastify/websocket',
    '@fontsource-variable/ysabeau',
    '@fontsource-variable/ysabeau-office',
    '@noble/ciphers',
    '@noble/hashes',
    'fastify',
    'idb-keyval',
    'ink',
    'omggif',
    'pg',
    'pino',
    'preact',
    'prom-client',
    'rate-limiter-flexible',
    'react',
    'string-width',
    'unhomoglyph',
    'wrap-ansi',
    'write-file-atomic',
    'ws',
    'zod',
  ],
  buildTools: ['assemblyscript', 'vite'],
  licenceCopies: { assemblyscript: 'scripts/words/assemblyscript-licence.txt' },
}
