export interface BundledPackages {
  readonly packages: readonly string[]
  /** Build tools that add some of their own code to the programs; their dependencies do not. */
  readonly buildTools: readonly string[]
}

/**
 * The packages whose code, fonts or styles are in the built programs, by their names in package.json. All packages are
 * development dependencies: the programs are bundled, so a user installs none of them.
 */
export const BUNDLED: BundledPackages = {
  packages: [
    '@fastify/helmet',
    '@fontsource-variable/ysabeau',
    '@fontsource-variable/ysabeau-office',
    '@noble/ciphers',
    '@noble/hashes',
    'fastify',
    'idb-keyval',
    'ink',
    'pino',
    'preact',
    'react',
    'string-width',
    'wrap-ansi',
    'write-file-atomic',
    'ws',
    'zod',
  ],
  buildTools: ['assemblyscript', 'vite'],
}
