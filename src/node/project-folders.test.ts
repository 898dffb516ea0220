import { join } from 'node:path'
import { expect, test } from 'vitest'
import { userDataFolder } from './project-folders.ts'

test('the data of an installed package is in the user’s folder for data', () => {
  const linux = { platform: 'linux', home: '/home/ann' }
  expect(userDataFolder({ ...linux, variables: {} })).toBe(join('/home/ann/.local/share/quincunx'))
  expect(userDataFolder({ ...linux, variables: { XDG_DATA_HOME: '/data' } })).toBe(join('/data/quincunx'))
  expect(userDataFolder({ platform: 'darwin', home: '/Users/ann', variables: {} })).toBe(
    join('/Users/ann/Library/Application Support/quincunx'),
  )
  expect(userDataFolder({ platform: 'win32', home: 'C:/ann', variables: { LOCALAPPDATA: 'C:/local' } })).toBe(
    join('C:/local/quincunx'),
  )
})
