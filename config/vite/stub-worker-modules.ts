import type { Plugin } from 'vite'

/** Modules that only a worker or the command line runs. */
const WORKER_MODULES = /\/games\/[\w-]+\/(engine\/engine|tools\/tools)\.ts$/

/**
 * Replaces engines and tools in the page's build. Otherwise the code they share with the rules would be split into
 * chunks that the page has to fetch as well.
 */
export function stubWorkerModules(): Plugin {
  return {
    name: 'stub-worker-modules',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!WORKER_MODULES.test(id)) return null
      return 'const stub = () => { throw Error("runs in a worker") }\nexport { stub as createEngine, stub as createTools }\nexport const tools = {}'
    },
  }
}
