import Testing

/// Pages that can be operated, driven in a browser: one test at a time, since they share the browser and its focus.
@Suite(.enabled(if: Browser.isInstalled, "needs Chromium"), .serialized) struct InteractionTests {}
