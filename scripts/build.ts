// Builds what people run into dist/, unless it is there already for these sources.
import { createRequire } from 'node:module'

const { build } = createRequire(import.meta.url)('./launch.cjs') as { build(node: string): boolean }

if (!build(process.execPath)) process.exit(1)
console.log('dist/ is up to date.')
