// Runs an npm task, such as `npm run check`: a script beside this file, with the right Node.
const { join } = require('node:path')
const { findNode, handOver, install } = require('./launch.cjs')

const task = process.argv[2]

// The last line of `npm test` has the counts even if the installation fails.
const countAsFailed = () => console.log('\n0 passed, 1 failed')
if (task === 'test') process.once('exit', countAsFailed)
// Building needs no more than running.
install({ devTools: task !== 'build' })
const node = findNode()
process.removeListener('exit', countAsFailed)
handOver(node, join(__dirname, `${task}.ts`), process.argv.slice(3))
