// `npm run check` and its sisters: each is a script beside this file, run by the right Node.
const { join } = require('node:path')
const { findNode, handOver, install } = require('./launch.cjs')

const task = process.argv[2]

// Whoever reads the last line of `npm test` finds it even where nothing can be run.
const countAsFailed = () => console.log('\n0 passed, 1 failed')
if (task === 'test') process.once('exit', countAsFailed)
install()
const node = findNode()
process.removeListener('exit', countAsFailed)
handOver(node, join(__dirname, `${task}.ts`), process.argv.slice(3))
