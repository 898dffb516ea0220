// Builds what people run into dist/, unless it is there already for these sources.
import { build } from './launch.cjs'

if (!build(process.execPath)) process.exit(1)
console.log('dist/ is up to date.')
