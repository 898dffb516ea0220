import type { Plugin } from 'vite'

/** What only a worker or the command line runs. */
const WORKER_MODULES = /\/games\/\w+\/(engine\/engine|tools\/tools)\.ts$/

/**
 * The page never thinks and runs no tools. Were they part of its build, all that they share with the rules would
 * have to be sent along with these.
 */
export function stubWorkerModules(): Plugin {
  return {
    name: 'leave-elsewhere',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!WORKER_MODULES.test(id)) return null
      return 'const elsewhere = () => { throw Error("elsewhere") }\nexport { elsewhere as createEngine, elsewhere as createTools }\nexport const tools = {}'
    },
  }
}
