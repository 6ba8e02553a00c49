#!/usr/bin/python3
"""A window of Debian's WebKit for WebKitWebDriver.

MiniBrowser keeps the console to itself while it is driven, and its toolbar is wider than a phone.
"""
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

# The driver reads neither stream, so what pages say goes into a file.
console = os.open(os.environ["WEBKIT_CONSOLE"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(console, 1)
os.dup2(console, 2)

# Each run has a profile of its own, because WebKit writes no console in a private session.
profile = os.environ["WEBKIT_PROFILE"]
manager = WebKit2.WebsiteDataManager(base_data_directory=profile, base_cache_directory=profile)
context = WebKit2.WebContext.new_with_website_data_manager(manager)
context.set_automation_allowed(True)


def open_window(*_):
    settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)
    settings.set_user_agent(settings.get_user_agent() + " " + os.environ["WEBKIT_NAME"])
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    window = Gtk.Window(default_width=1280, default_height=800)
    window.add(view)
    view.connect("close", lambda *_: window.destroy())
    window.show_all()
    return view


def begin(_, session):
    browser = WebKit2.ApplicationInfo()
    browser.set_name("WebKit")
    session.set_application_info(browser)
    session.connect("create-web-view", open_window)


context.connect("automation-started", begin)
Gtk.main()
