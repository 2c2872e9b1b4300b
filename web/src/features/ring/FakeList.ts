import type { StoredList } from './StoredList'

export class FakeList<Item>
  implements Pick<StoredList<Item>, 'read' | 'change'>
{
  constructor(public items: Item[] = []) {}

  async read(): Promise<Item[]> {
    return this.items
  }

  async change(change: (items: Item[]) => Item[]): Promise<Item[]> {
    return (this.items = change(this.items))
  }
}
