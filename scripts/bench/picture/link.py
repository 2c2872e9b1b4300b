#!/usr/bin/env python3
"""A slow network between this machine and a namespace of it, in user space.

Usage: link.py NAMESPACE ONE_WAY_DELAY_MS RATE_KBIT (0: no limit)
Standard input: "cut" and "mend", a line each. Needs root and /dev/net/tun.
"""
import fcntl
import heapq
import os
import select
import struct
import subprocess
import sys
import time

TUNSETIFF, IFF_TUN, IFF_NO_PI = 0x400454CA, 0x0001, 0x1000
QUEUE_SECONDS = 0.5


def run(*command):
    subprocess.run(command, check=True)


def tun(name):
    fd = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(fd, TUNSETIFF, struct.pack("16sH", name.encode(), IFF_TUN | IFF_NO_PI))
    return fd


def main():
    namespace, delay, rate = sys.argv[1], float(sys.argv[2]) / 1000, int(sys.argv[3])
    near, far = tun("kin0"), tun("kin1")
    run("ip", "link", "set", "kin1", "netns", namespace)
    run("ip", "addr", "add", "10.77.0.1/24", "dev", "kin0")
    run("ip", "link", "set", "kin0", "up")
    run("ip", "route", "replace", "default", "dev", "kin0")
    inside = ("ip", "netns", "exec", namespace)
    run(*inside, "ip", "link", "set", "lo", "up")
    run(*inside, "ip", "addr", "add", "10.77.0.2/24", "dev", "kin1")
    run(*inside, "ip", "link", "set", "kin1", "up")
    run(*inside, "ip", "route", "add", "default", "via", "10.77.0.1")
    # Real-time priority: unlike this process, a cable never waits for a CPU that encoders use.
    os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(50))
    print("ready", flush=True)

    other, free_at, waiting, count, is_cut = {near: far, far: near}, {near: 0.0, far: 0.0}, [], 0, False
    while True:
        now = time.monotonic()
        while waiting and waiting[0][0] <= now:
            _, _, fd, packet = heapq.heappop(waiting)
            try:
                os.write(fd, packet)
            except OSError:
                pass
        timeout = max(0, waiting[0][0] - now) if waiting else None
        for fd in select.select([near, far, 0], [], [], timeout)[0]:
            if fd == 0:
                line = sys.stdin.readline()
                if not line:
                    return
                is_cut = line.strip() == "cut"
                continue
            try:
                packet = os.read(fd, 65536)
            except BlockingIOError:
                continue
            now = time.monotonic()
            start = max(now, free_at[fd])
            if is_cut or start - now > QUEUE_SECONDS:
                continue
            free_at[fd] = start + (len(packet) * 8 / (rate * 1000) if rate else 0)
            count += 1
            heapq.heappush(waiting, (free_at[fd] + delay, count, other[fd], packet))


main()
