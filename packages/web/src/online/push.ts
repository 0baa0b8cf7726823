/** Web push of this browser. */

/** A subscription as JSON; null when the browser or its owner does not want one. */
export async function subscription(key: string): Promise<string | null> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return null;
    const worker = await navigator.serviceWorker.ready;
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return JSON.stringify(made);
  } catch {
    return null;
  }
}
