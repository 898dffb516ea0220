// Builds the programs into dist/, unless the build there is up to date.
import { build } from './launch.cjs'

if (!build(process.execPath)) process.exit(1)
console.log('dist/ is up to date.')
