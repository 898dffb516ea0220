// What the browser runs: the same measurement as Node's.
import { measureSolving } from './solving.ts'

Object.assign(globalThis, { measureSolving })
