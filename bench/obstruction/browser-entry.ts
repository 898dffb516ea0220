// Runs the measurement of Node in the browser.
import { measureSolving } from './solving.ts'

Object.assign(globalThis, { measureSolving })
