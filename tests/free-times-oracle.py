"""Computes free call times with dateutil and zoneinfo, from descriptions of events instead of feeds."""

import json
import sys
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

from dateutil.rrule import rrulestr

UTC = timezone.utc
DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]


def wall(text):
    return datetime.fromisoformat(text)


def instant(text):
    return datetime.fromisoformat(text.replace("Z", "+00:00"))


def at(time, zone):
    """Returns the first instant of an ambiguous time. A skipped time gets the offset before the change."""
    return time.replace(tzinfo=ZoneInfo(zone), fold=0).astimezone(UTC)


def exists(time, zone):
    return at(time, zone).astimezone(ZoneInfo(zone)).replace(tzinfo=None) == time


def end_of(event, start_wall, start, zone, single):
    """Returns when an instance of an event ends."""
    if event["isDate"]:
        return at(start_wall + timedelta(days=event["days"]), zone)
    if event.get("end") is not None:
        end = at(wall(event["end"]), zone)
        return end if single else start + (end - at(wall(event["start"]), zone))
    days, seconds = event["duration"]
    base = at(start_wall + timedelta(days=days), zone) if days else start
    return base + timedelta(seconds=seconds)


def is_after(time, start, last, zone):
    if len(last) == 10:
        return time.date().isoformat() > last
    return start > (instant(last) if last.endswith("Z") else at(wall(last), zone))


def busy_spans(event, floating, until):
    zone = event["zone"] or floating
    first = wall(event["start"])
    overrides = event["overrides"]
    starts = {at(first, zone): (first, None)}
    for rdate in event["rdates"]:
        start = instant(rdate["start"])
        end = instant(rdate["end"]) if rdate.get("end") else None
        starts.setdefault(start, (start.astimezone(ZoneInfo(zone)).replace(tzinfo=None), end))
    if event["rule"]:
        last = event["until"]
        for time in rrulestr(event["rule"], dtstart=first):
            start = at(time, zone)
            if start > until:
                break
            if last and is_after(time, start, last, zone):
                break
            starts.setdefault(start, (time, None))
    gone = {at(wall(time), zone) for time in event["exdates"]}
    gone_days = set(event["exdays"])
    gone |= {at(wall(override["of"]), zone) for override in overrides}
    later = [override for override in overrides if override["future"]]
    spans = []
    for start, (time, end) in starts.items():
        if start in gone or time.date().isoformat() in gone_days:
            continue
        changes = [change for change in later if at(wall(change["of"]), zone) <= start]
        if changes:
            change = changes[-1]
            if change["busy"]:
                moved = time + (wall(change["start"]) - wall(change["of"]))
                spans.append((at(moved, zone), end_of(change, moved, at(moved, zone), zone, False)))
        elif event["busy"]:
            single = not event["rule"] and not event["rdates"]
            spans.append((start, end or end_of(event, time, start, zone, single)))
    for override in overrides:
        if override["busy"]:
            time = wall(override["start"])
            spans.append((at(time, zone), end_of(override, time, at(time, zone), zone, True)))
    return [(start, end) for start, end in spans if end > start]


def free_starts(case):
    hours = case["hours"]
    zone = hours["zone"]
    now = instant(case["now"])
    today = now.astimezone(ZoneInfo(zone)).date()
    horizon = now + timedelta(days=hours["daysAhead"] + 4)
    busy = [span for event in case["events"] for span in busy_spans(event, zone, horizon)]
    length = timedelta(minutes=case["minutes"])
    earliest = now + timedelta(hours=hours["noticeHours"])
    free = set()
    for offset in range(-1, hours["daysAhead"] + 1):
        day = today + timedelta(days=offset)
        for span in hours["week"][DAYS[day.weekday()]]:
            start = datetime.combine(day, datetime.strptime(span["from"], "%H:%M").time())
            end = datetime.combine(day, datetime.strptime(span["to"], "%H:%M").time())
            if end <= start:
                end += timedelta(days=1)
            time = start
            while time < end:
                call = at(time, zone)
                fits = exists(time, zone) and call + length <= at(end, zone) and call >= earliest
                # Hours that continue after the last offered day are cut off at its end.
                is_closed = time.date().isoformat() in hours["closedDays"]
                if fits and not is_closed and time.date() <= today + timedelta(days=hours["daysAhead"]):
                    if not any(begin < call + length and call < finish for begin, finish in busy):
                        free.add(call)
                time += timedelta(minutes=hours["stepMinutes"])
    return sorted(call.strftime("%Y-%m-%dT%H:%MZ") for call in free)


json.dump([free_starts(case) for case in json.load(sys.stdin)], sys.stdout)
