// `npm run check` and its sisters: each is a script beside this file, run by the right Node.
const { join } = require('node:path')
const { findNode, handOver, install } = require('./launch.cjs')

install()
handOver(findNode(), join(__dirname, `${process.argv[2]}.ts`), process.argv.slice(3))
