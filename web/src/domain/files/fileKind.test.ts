import { fileKind } from './fileKind'

it.each([
  ['IMG_1.HEIC', 'picture'],
  ['form.pdf', 'pdf'],
  ['letter.docx', 'document'],
  ['budget.ods', 'table'],
  ['talk.pptx', 'slides'],
  ['voice.m4a', 'sound'],
  ['holiday.mp4', 'video'],
  ['family.ged', 'other'],
  ['README', 'other'],
  ['constructor', 'other'],
])('calls %s a %s', (name, kind) => expect(fileKind(name)).toBe(kind))
