import { fails, neither, works } from './checks/Finding'
import { isWell, reportOf, settingsReport } from './report'

const well = [
  works('Clock of this machine', 'is right'),
  neither('Redis', 'off', 'is not set up, which is right for one instance'),
]
const bad = fails('Relay over UDP', 'relay-refused', 'refuses our credentials')

describe('the report of doctor', () => {
  it('has a line for each check, the address, the health and what to try', () => {
    expect(isWell(well)).toBe(true)
    expect(reportOf(well, 'https://help.example').split('\n')).toEqual([
      'ok   Settings are valid.',
      'ok   Clock of this machine is right.',
      '-    Redis is not set up, which is right for one instance.',
      '',
      'Address: https://help.example',
      'Health:  everything works.',
      expect.stringMatching(/^Try: +https:\/\/help.example\/test-connection/),
      expect.any(String),
      '',
    ])
  })

  it('says below a failure what to do', () => {
    expect(isWell([...well, bad])).toBe(false)
    const report = reportOf([...well, bad], 'https://help.example')
    expect(report).toMatch(
      /^BAD {2}Relay over UDP refuses our credentials\.\n {5}People on strict .*TURN_SECRET/m
    )
    expect(report).toMatch(/^Health: {2}1 of 3 checks fail\.$/m)
  })

  it('lists wrong settings', () => {
    expect(settingsReport('A must be B.\nC must be D.')).toMatch(
      /^BAD {2}Settings are wrong\.\n {5}A must be B\.\n {5}C must be D\.\n/
    )
  })
})
