import { describe, expect, test } from 'vitest'
import { readDatabaseUrl } from './database-url.ts'

const namesOf = (url: string) => readDatabaseUrl(url).map(({ name }) => name)

/** The parameters with which `pg` connects to the first host. */
const parametersOf = (url: string) =>
  Object.fromEntries(new URL(readDatabaseUrl(url)[0].connectionString).searchParams)

describe('the address of a database', () => {
  test('names hosts in the order in which they are tried, each with its port', () => {
    expect(namesOf('postgres://ann:secret@one/quincunx')).toEqual(['one:5432'])
    expect(namesOf('postgresql://one:1,two,[::1]:3/quincunx')).toEqual(['one:1', 'two:5432', '::1:3'])
    expect(namesOf('postgres:///quincunx')).toEqual(['localhost:5432'])
    expect(namesOf('postgres://ann@/quincunx?port=7')).toEqual(['localhost:7'])
  })

  test('may name hosts and ports as parameters, also a folder with a socket', () => {
    expect(namesOf('postgres:///quincunx?host=one,two&port=1,2')).toEqual(['one:1', 'two:2'])
    expect(namesOf('postgres://ignored/quincunx?host=one,two&port=9')).toEqual(['one:9', 'two:9'])
    expect(namesOf('postgres:///quincunx?host=/run/postgresql')).toEqual(['/run/postgresql:5432'])
  })

  test('keeps user, password and database, with all their characters', () => {
    const { connectionString } = readDatabaseUrl('postgres://ann%40x:p%2Fw%20d@one:1,two/my%20games')[1]!
    const { username, password, pathname, searchParams } = new URL(connectionString)
    expect([username, password, pathname]).toEqual(['ann%40x', 'p%2Fw%20d', '/my%20games'])
    expect(searchParams.get('host')).toBe('two')
  })

  test('keeps other parameters', () => {
    const parameters = parametersOf('postgres://one/db?sslmode=require&options=-c%20jit%3Doff')
    expect(parameters).toMatchObject({ sslmode: 'require', uselibpqcompat: 'true', options: '-c jit=off' })
    expect(parametersOf('postgres://one/db?target_session_attrs=any')).not.toHaveProperty(
      'target_session_attrs',
    )
  })

  test.each([
    ['postgres://one/db', ['require', 'disable']],
    ['postgres://localhost/db', ['disable']],
    ['postgres:///db?host=/run/postgresql', ['disable']],
    ['postgres://localhost/db?sslmode=prefer', ['require', 'disable']],
    ['postgres://one/db?sslmode=allow', ['disable', 'require']],
    ['postgres://one/db?sslmode=require', ['require']],
    ['postgres://one/db?sslmode=verify-full&sslrootcert=system', ['verify-full']],
  ])('reads sslmode as libpq does: %s', (url, modes) => {
    const [{ connectionString, alternative }] = readDatabaseUrl(url)
    const tried = [connectionString, ...(alternative === undefined ? [] : [alternative])]
    expect(tried.map(one => new URL(one).searchParams.get('sslmode'))).toEqual(modes)
  })

  test.each([
    ['sslmode=always', 'must be one of disable, allow'],
    ['sslmode=verify-ca', 'also needs sslrootcert=FILE'],
    ['sslmode=verify-full&sslrootcert=/nowhere.pem', 'There’s no file /nowhere.pem'],
  ])('refuses what cannot be meant: %s', (query, sentence) => {
    expect(() => readDatabaseUrl(`postgres://ann:secret@one/db?${query}`)).toThrow(sentence)
  })

  test('refuses a percent sign that stands for itself', () => {
    expect(() => readDatabaseUrl('postgres://ann:5%@one/db')).toThrow('must be written as %25')
  })

  test.each(['', 'one/quincunx', 'mysql://ann:secret@one/db', 'host=one password=secret'])(
    'is refused without repeating its password: %s',
    url => {
      expect(() => readDatabaseUrl(url)).toThrow('must begin with postgres://')
      expect(() => readDatabaseUrl(url)).not.toThrow('secret')
    },
  )
})
