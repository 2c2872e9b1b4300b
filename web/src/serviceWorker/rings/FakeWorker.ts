export const fakeWindow = (path: string, isControlled = true) => ({
  url: `https://help.example${path}`,
  isControlled,
  focus: jest.fn(async (): Promise<object> => ({})),
  postMessage: jest.fn(),
})

type Matching = Parameters<Clients['matchAll']>[0]

export class FakeWorker {
  readonly opened: string[] = []
  readonly shown: [title: string, options?: NotificationOptions][] = []
  private readonly windows: ReturnType<typeof fakeWindow>[]

  constructor(...windows: ReturnType<typeof fakeWindow>[]) {
    this.windows = windows
  }

  readonly clients = {
    matchAll: async (matching: Matching = {}) => {
      const { type, includeUncontrolled = false } = matching
      if (type !== 'window') return []
      return this.windows.filter(
        (each) => each.isControlled || includeUncontrolled
      )
    },
    openWindow: async (path: string) => {
      this.opened.push(path)
      return null
    },
  }

  readonly registration = {
    showNotification: async (...shown: (typeof this.shown)[number]) =>
      void this.shown.push(shown),
  }

  asScope = () => this as unknown as ServiceWorkerGlobalScope
}
